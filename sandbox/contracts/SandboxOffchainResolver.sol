// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// A resolver whose names are on a server (CCIP-Read, EIP-3668). It accepts only answers that the server's key signed.
contract SandboxOffchainResolver {
    string public url;
    address public signer;

    error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData);
    error WrongSignature(address signer);

    function addr(bytes32) external view returns (address payable) {
        lookUp();
    }

    function addr(bytes32, uint256) external view returns (bytes memory) {
        lookUp();
    }

    function text(bytes32, string calldata) external view returns (string memory) {
        lookUp();
    }

    /// Returns the server's answer to the question, in the format of the called function.
    function answered(bytes calldata response, bytes calldata question) external view {
        (bytes memory result, bytes32 r, bytes32 s, uint8 v) = abi.decode(response, (bytes, bytes32, bytes32, uint8));
        address found = ecrecover(keccak256(abi.encodePacked(address(this), keccak256(question), keccak256(result))), v, r, s);
        if (found == address(0) || found != signer) revert WrongSignature(found);
        assembly {
            return(add(result, 32), mload(result))
        }
    }

    function supportsInterface(bytes4 wanted) external pure returns (bool) {
        return wanted == 0x01ffc9a7 || wanted == 0x3b3b57de || wanted == 0xf1cb7e06 || wanted == 0x59d1d43c;
    }

    function lookUp() private view {
        string[] memory urls = new string[](1);
        urls[0] = url;
        revert OffchainLookup(address(this), urls, msg.data, this.answered.selector, msg.data);
    }
}
