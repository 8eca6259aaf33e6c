// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {SandboxRegistry} from "./SandboxRegistry.sol";
import {SandboxResolver} from "./SandboxResolver.sol";

/// One request in a batch to the servers that store a name.
struct GatewayRequest {
    address sender;
    string[] urls;
    bytes data;
}

interface BatchGateway {
    function query(GatewayRequest[] calldata requests)
        external
        view
        returns (bool[] memory failures, bytes[] memory responses);
}

/// Resolves in one call a name (ENS), or the name of an address. Names are in the wire format of DNS.
/// If a server stores the name, it directs the caller there with a batch of one request.
contract SandboxUniversalResolver {
    uint256 private constant ETHER = 60;
    SandboxRegistry private constant REGISTRY = SandboxRegistry(0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e);

    error DNSDecodingFailed(bytes dns);
    error DNSEncodingFailed(string ens);
    error EmptyAddress();
    error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData);
    error ResolverError(bytes errorData);
    error ResolverNotContract(bytes name, address resolver);
    error ResolverNotFound(bytes name);
    error ReverseAddressMismatch(string primary, bytes primaryAddress);
    error UnsupportedResolverProfile(bytes4 selector);

    function findResolver(bytes memory name) public view returns (address resolver, bytes32 node, uint256 offset) {
        node = nodeAt(name, 0);
        resolver = REGISTRY.resolver(node);
        offset = 0;
    }

    function resolve(bytes calldata name, bytes calldata data) external view returns (bytes memory, address) {
        string[] memory gateways = new string[](1);
        gateways[0] = "x-batch-gateway:true";
        return answer(name, data, gateways);
    }

    function resolveWithGateways(bytes calldata name, bytes calldata data, string[] calldata gateways)
        external
        view
        returns (bytes memory, address)
    {
        return answer(name, data, gateways);
    }

    /// Accepts the servers' answers and lets the resolver that named them compute the result.
    function afterwards(bytes calldata response, bytes calldata extra)
        external
        view
        returns (bytes memory result, address resolver)
    {
        bytes4 callback;
        bytes memory question;
        string[] memory gateways;
        (resolver, callback, question, gateways) = abi.decode(extra, (address, bytes4, bytes, string[]));
        (bool[] memory failures, bytes[] memory responses) = abi.decode(response, (bool[], bytes[]));
        if (failures[0]) bubble(responses[0]);
        result = ask(resolver, abi.encodeWithSelector(callback, responses[0], question), gateways);
    }

    function reverse(bytes calldata lookedFor, uint256 coin)
        external
        view
        returns (string memory, address, address)
    {
        return primary(lookedFor, coin);
    }

    function reverseWithGateways(bytes calldata lookedFor, uint256 coin, string[] calldata)
        external
        view
        returns (string memory, address, address)
    {
        return primary(lookedFor, coin);
    }

    function primary(bytes memory lookedFor, uint256 coin)
        private
        view
        returns (string memory name, address resolver, address reverseResolver)
    {
        if (lookedFor.length == 0) revert EmptyAddress();
        bytes memory reverseName = encode(abi.encodePacked(hexOf(lookedFor), ".", suffixOf(coin)));
        bytes32 node;
        (reverseResolver, node,) = findResolver(reverseName);
        if (reverseResolver == address(0)) revert ResolverNotFound(reverseName);
        name = SandboxResolver(reverseResolver).name(node);
        if (bytes(name).length == 0) return ("", address(0), reverseResolver);
        bytes memory forward = encode(bytes(name));
        (resolver, node,) = findResolver(forward);
        if (resolver == address(0)) revert ResolverNotFound(forward);
        bytes memory found = SandboxResolver(resolver).addr(node, coin);
        if (keccak256(found) != keccak256(lookedFor)) revert ReverseAddressMismatch(name, found);
    }

    function answer(bytes memory name, bytes memory data, string[] memory gateways)
        private
        view
        returns (bytes memory result, address resolver)
    {
        (resolver,,) = findResolver(name);
        if (resolver == address(0)) revert ResolverNotFound(name);
        if (resolver.code.length == 0) revert ResolverNotContract(name, resolver);
        result = ask(resolver, data, gateways);
    }

    function ask(address resolver, bytes memory data, string[] memory gateways)
        private
        view
        returns (bytes memory result)
    {
        bool answered;
        (answered, result) = resolver.staticcall(data);
        if (answered) return result;
        if (result.length == 0) revert UnsupportedResolverProfile(bytes4(data));
        if (bytes4(result) == OffchainLookup.selector) leadOn(resolver, result, gateways);
        revert ResolverError(result);
    }

    function leadOn(address resolver, bytes memory lookup, string[] memory gateways) private view {
        bytes memory fields = new bytes(lookup.length - 4);
        for (uint256 place = 0; place < fields.length; place++) fields[place] = lookup[place + 4];
        (address sender, string[] memory urls, bytes memory data, bytes4 callback, bytes memory extra) =
            abi.decode(fields, (address, string[], bytes, bytes4, bytes));
        if (sender != resolver) revert ResolverError(lookup);
        GatewayRequest[] memory requests = new GatewayRequest[](1);
        requests[0] = GatewayRequest(sender, urls, data);
        revert OffchainLookup(
            address(this),
            gateways,
            abi.encodeCall(BatchGateway.query, (requests)),
            this.afterwards.selector,
            abi.encode(resolver, callback, extra, gateways)
        );
    }

    function bubble(bytes memory reason) private pure {
        assembly {
            revert(add(reason, 32), mload(reason))
        }
    }

    function nodeAt(bytes memory name, uint256 place) private pure returns (bytes32) {
        if (place >= name.length) revert DNSDecodingFailed(name);
        uint256 length = uint8(name[place]);
        if (length == 0) {
            if (place + 1 != name.length) revert DNSDecodingFailed(name);
            return bytes32(0);
        }
        if (place + length >= name.length) revert DNSDecodingFailed(name);
        bytes32 label;
        assembly {
            label := keccak256(add(add(name, 33), place), length)
        }
        return keccak256(abi.encodePacked(nodeAt(name, place + 1 + length), label));
    }

    function encode(bytes memory name) private pure returns (bytes memory wire) {
        wire = new bytes(name.length + 2);
        uint256 head = 0;
        for (uint256 place = 0; place <= name.length; place++) {
            if (place < name.length && name[place] != ".") {
                wire[place + 1] = name[place];
                continue;
            }
            uint256 length = place - head;
            if (length == 0 || length > 255) revert DNSEncodingFailed(string(name));
            wire[head] = bytes1(uint8(length));
            head = place + 1;
        }
    }

    function suffixOf(uint256 coin) private pure returns (string memory) {
        if (coin == ETHER) return "addr.reverse";
        return string(abi.encodePacked(shortHex(coin), ".reverse"));
    }

    function shortHex(uint256 value) private pure returns (bytes memory) {
        bytes memory all = hexOf(abi.encodePacked(value));
        uint256 zeros = 0;
        while (zeros < all.length - 1 && all[zeros] == "0") zeros++;
        bytes memory short = new bytes(all.length - zeros);
        for (uint256 place = 0; place < short.length; place++) short[place] = all[zeros + place];
        return short;
    }

    function hexOf(bytes memory data) private pure returns (bytes memory text) {
        bytes16 digits = "0123456789abcdef";
        text = new bytes(data.length * 2);
        for (uint256 place = 0; place < data.length; place++) {
            text[place * 2] = digits[uint8(data[place]) >> 4];
            text[place * 2 + 1] = digits[uint8(data[place]) & 0x0f];
        }
    }
}
