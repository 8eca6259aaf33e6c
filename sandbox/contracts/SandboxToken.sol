// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// An ERC-20 token whose first holders share its whole supply equally.
contract SandboxToken {
    string public name;
    string public symbol;
    uint8 public immutable decimals;
    uint256 public totalSupply;
    mapping(address holder => uint256 amount) public balanceOf;
    mapping(address holder => mapping(address spender => uint256 amount)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    error InsufficientBalance(address holder, uint256 has, uint256 needs);
    error InsufficientAllowance(address spender, uint256 has, uint256 needs);
    error NoReceiver();

    constructor(string memory name_, string memory symbol_, uint8 decimals_, address[] memory holders, uint256 share) {
        name = name_;
        symbol = symbol_;
        decimals = decimals_;
        for (uint256 index = 0; index < holders.length; index++) deal(holders[index], share);
    }

    function transfer(address to, uint256 value) external returns (bool) {
        move(msg.sender, to, value);
        return true;
    }

    function approve(address spender, uint256 value) external virtual returns (bool) {
        allow(msg.sender, spender, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 allowed = allowance[from][msg.sender];
        if (allowed < value) revert InsufficientAllowance(msg.sender, allowed, value);
        if (allowed != type(uint256).max) allowance[from][msg.sender] = allowed - value;
        move(from, to, value);
        return true;
    }

    function allow(address owner, address spender, uint256 value) internal {
        allowance[owner][spender] = value;
        emit Approval(owner, spender, value);
    }

    function move(address from, address to, uint256 value) private {
        if (to == address(0)) revert NoReceiver();
        uint256 has = balanceOf[from];
        if (has < value) revert InsufficientBalance(from, has, value);
        balanceOf[from] = has - value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }

    function deal(address to, uint256 value) private {
        totalSupply += value;
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }
}
